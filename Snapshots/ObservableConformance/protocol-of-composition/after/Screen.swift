import SwiftUI

typealias ScreenModelRequirements = (ObservableObject & Identifiable & Titled)

protocol Titled {
  var title: String { get }
}

protocol ScreenModel: AnyObject, Observable, Identifiable, Titled {}

protocol Resettable: Titled, AnyObject, Observable, Sendable {
  func reset()
}

protocol Closable: Observable, AnyObject {
  var isClosed: Bool { get set }
}

@Observable
final class InboxModel: ScreenModel, Closable {
  let id = 1
  var title = "Inbox"
  var isClosed = false
}

struct ScreenView<Model: ScreenModel>: View {
  let model: Model

  var body: some View {
    Text(model.title)
  }
}

struct InboxView: View {
  @State private var model = InboxModel()

  var body: some View {
    ScreenView(model: model)
  }
}
