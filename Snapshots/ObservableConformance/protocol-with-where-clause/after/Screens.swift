import SwiftUI

protocol Screen where Self: AnyObject & Observable {
  var title: String { get set }
}

@Observable
final class Overview: Screen {
  var title = "Overview"
}

struct ScreenView<Model: Screen>: View {
  @Bindable var model: Model

  var body: some View {
    TextField("Title", text: $model.title)
  }
}
