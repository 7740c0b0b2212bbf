import SwiftUI

typealias ScreenModelRequirements = (ObservableObject & Identifiable & Titled)

protocol Titled {
  var title: String { get }
}

protocol ScreenModel: ScreenModelRequirements {}

protocol Resettable: Titled, ObservableObject & Sendable {
  func reset()
}

protocol Closable: AnyObject & ObservableObject {
  var isClosed: Bool { get set }
}

final class InboxModel: ScreenModel, Closable {
  let id = 1
  @Published var title = "Inbox"
  @Published var isClosed = false
}

struct ScreenView<Model: ScreenModel>: View {
  @ObservedObject var model: Model

  var body: some View {
    Text(model.title)
  }
}

struct InboxView: View {
  @StateObject private var model = InboxModel()

  var body: some View {
    ScreenView(model: model)
  }
}
