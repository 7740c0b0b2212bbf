import SwiftUI

@Observable
final class Plant {
  var name = "Fern"
}

@Observable
final class Pot {
  var size = 1
}

struct Provider<Model: AnyObject & Observable, Content: View>: View {
  @State private var model: Model
  let content: (Model) -> Content

  init(_ model: @autoclosure @escaping () -> Model, @ViewBuilder content: @escaping (Model) -> Content) {
    self.content = content
    _model = State(wrappedValue: model())
  }

  var body: some View {
    Observer(model: model, content: content)
  }
}

struct Observer<Model, Content: View>: View where Model: AnyObject & Observable {
  let model: Model
  let content: (Model) -> Content

  var body: some View {
    content(model).share(model)
  }
}

extension View {
  func share<Shared: AnyObject & Observable>(_ object: Shared) -> some View {
    environment(object)
  }
}

struct PlantLabel: View {
  @Environment(Plant.self) var plant

  var body: some View {
    Text(plant.name)
    Button("Rename") { plant.name = "Ivy" }
  }
}

struct Garden: View {
  var body: some View {
    Provider(Plant()) { _ in PlantLabel() }
    Provider(Pot()) { pot in Text("size \(pot.size)") }
  }
}
