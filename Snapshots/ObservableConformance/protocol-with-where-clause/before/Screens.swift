import SwiftUI

protocol Screen where Self: ObservableObject {
  var title: String { get set }
}

final class Overview: ObservableObject, Screen {
  @Published var title = "Overview"
}

struct ScreenView<Model: Screen>: View {
  @ObservedObject var model: Model

  var body: some View {
    TextField("Title", text: $model.title)
  }
}
