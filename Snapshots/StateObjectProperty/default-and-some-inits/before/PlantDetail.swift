import SwiftUI

final class PlantModel: ObservableObject {
  @Published var name: String
  init(name: String = "") { self.name = name }
}

struct PlantDetail: View {
  @StateObject private var model = PlantModel(name: "Fern")
  let title: String

  init(title: String) {
    self.title = title
    // The model is the default one.
  }

  init() { title = "" }

  init(name: String) {
    title = name
    _model = StateObject(wrappedValue: PlantModel(name: name))
  }

  init(long: Int) {
    self.init(title: "\(long)")
  }

  var body: some View {
    Text(title + model.name)
  }
}

/// One initializer may leave before its end: the default stays.
struct PlantCard: View {
  @StateObject private var model = PlantModel()
  let title: String

  init(title: String) {
    self.title = title
    if title.isEmpty { return }
    print(title)
  }

  init(name: String) {
    title = name
    _model = StateObject(wrappedValue: PlantModel(name: name))
  }

  var body: some View {
    Text(title + model.name)
  }
}

/// The compiler's own initializer needs the default.
struct PlantBadge: View {
  @StateObject var model = PlantModel()

  var body: some View {
    Text(model.name)
  }
}

extension PlantBadge {
  init(name: String) {
    _model = StateObject(wrappedValue: PlantModel(name: name))
  }
}

struct PlantList: View {
  var body: some View {
    PlantDetail(title: "")
    PlantDetail(name: "")
    PlantCard(title: "")
    PlantBadge()
    PlantBadge(name: "")
  }
}
