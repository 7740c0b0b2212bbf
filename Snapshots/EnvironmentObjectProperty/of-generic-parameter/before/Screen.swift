import SwiftUI

protocol ScreenModel: ObservableObject {
  var title: String { get set }
}

final class BedModel: ScreenModel {
  @Published var title = "Bed"
}

struct Screen<Model: ScreenModel>: View {
  @EnvironmentObject var model: Model

  var body: some View {
    TextField("Title", text: $model.title)
  }
}
