import SwiftUI

final class Form: ObservableObject {
  @Published var name = ""
  private(set) var edits = 0
  private(set) var changes = 0
  private(set) var taps = 0

  func rename(_ name: String) {
    edits += 1
    changes += 1
    taps += 1
    self.name = name
  }
}

protocol FormPage: View {
  var form: Form { get }
}

extension FormPage {
  var footer: some View { Text("\(form.edits) edits") }

  func tap() { print(form.taps) }
}

protocol Titled {
  var form: Form { get }
}

extension Titled {
  var title: String { "\(form.changes) changes" }
}

struct NamePage: FormPage {
  @ObservedObject var form: Form

  var body: some View {
    footer
    Button("Tap", action: tap)
  }
}

struct TitlePage: View, Titled {
  @ObservedObject var form: Form

  var body: some View { Text(title) }
}

struct Pages: View {
  @StateObject private var form = Form()

  var body: some View {
    NamePage(form: form)
    TitlePage(form: form)
    Button("Rename") { form.rename("x") }
  }
}
