import SwiftUI

protocol ScreenModel: ObservableObject {
  var title: String { get set }
  init()
}

final class BedScreenModel: ScreenModel {
  @Published var title = "Bed"
}

struct Screen<Model: ScreenModel>: View {
  @StateObject private var model = Model()

  var body: some View {
    TextField("Title", text: $model.title)
  }
}
