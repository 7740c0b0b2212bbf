import SwiftUI

protocol ScreenModel: AnyObject, Observable {
  var title: String { get set }
}

@Observable
final class BedModel: ScreenModel {
  var title = "Bed"
}

struct Screen<Model: ScreenModel>: View {
  @Environment(Model.self) var model

  var body: some View {
    @Bindable var model = model
    TextField("Title", text: $model.title)
  }
}
