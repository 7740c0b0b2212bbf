import SwiftUI

final class Plant: ObservableObject {
  @Published var name = "Fern"
}

final class Pot: ObservableObject {
  @Published var size = 1
}

struct Provider<Model: ObservableObject, Content: View>: View {
  @StateObject private var model: Model
  let content: (Model) -> Content

  init(_ model: @autoclosure @escaping () -> Model, @ViewBuilder content: @escaping (Model) -> Content) {
    _model = StateObject(wrappedValue: model())
    self.content = content
  }

  var body: some View {
    Observer(model: model, content: content)
  }
}

struct Observer<Model, Content: View>: View where Model: ObservableObject {
  @ObservedObject var model: Model
  let content: (Model) -> Content

  var body: some View {
    content(model).share(model)
  }
}

extension View {
  func share<Shared: ObservableObject>(_ object: Shared) -> some View {
    environmentObject(object)
  }
}

struct PlantLabel: View {
  @EnvironmentObject var plant: Plant

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
