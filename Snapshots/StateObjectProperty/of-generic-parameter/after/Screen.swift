import SwiftUI

protocol ScreenModel: AnyObject, Observable {
  var title: String { get set }
  init()
}

@Observable
final class BedScreenModel: ScreenModel {
  var title = "Bed"
}

struct Screen<Model: ScreenModel>: View {
  @State private var model = Model()

  var body: some View {
    TextField("Title", text: $model.title)
  }
}
