import SwiftUI

/// Holds what it is handed, and nothing that changes.
final class FacesModel {
  let names: [String]
  let limit: Int

  init(names: [String]) {
    self.names = names
    limit = min(3, names.count)
  }
}

struct Faces: View {
  let model: FacesModel

  init(names: [String]) {
    model = FacesModel(names: names)
  }

  var body: some View {
    ForEach(model.names.prefix(model.limit), id: \.self) { Text($0) }
  }
}

/// Counts, and forgets when the view is made anew.
@Observable
final class TapModel {
  var count = 0
}

struct Taps: View {
  @State var model: TapModel

  init() {
    _model = State(wrappedValue: TapModel())
  }

  var body: some View {
    Button("\(model.count)") { model.count += 1 }
  }
}
