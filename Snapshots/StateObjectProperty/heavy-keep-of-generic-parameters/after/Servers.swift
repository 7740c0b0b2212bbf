import Foundation
import SwiftUI

protocol ServerModel: ObservableObject, Observable {
  var name: String { get set }
}

@Observable
final class DiskServer: ServerModel {
  var name = ""

  init(key: String) { name = (try? String(contentsOfFile: key)) ?? "" }
}

@Observable
final class NetServer: ServerModel {
  var name = "net"
}

/// Keeps the model that its caller would create each time.
struct ServerSettings<Model: ServerModel>: View {
  @StateObject private var model: Model
  let title: String

  init(title: String, make: @escaping () -> Model) {
    _model = .init(wrappedValue: make())
    self.title = title
  }

  var body: some View { ServerForm(model: model) }
}

struct ServerForm<Model: ServerModel>: View {
  @Bindable var model: Model

  var body: some View { TextField("Name", text: $model.name) }
}

@Observable
final class Poll: ObservableObject {
  var count = 0

  init() { count = (try? String(contentsOfFile: "poll"))?.count ?? 0 }
}

@Observable
final class Tally: ObservableObject {
  var count = 1
}

/// Keeps an object of any class, and passes it on.
struct Keeping<Model: ObservableObject & Observable, Content: View>: View {
  @StateObject private var model: Model
  let content: (Model) -> Content

  init(
    _ make: @escaping @autoclosure () -> Model,
    @ViewBuilder content: @escaping (Model) -> Content
  ) {
    _model = StateObject(wrappedValue: make())
    self.content = content
  }

  var body: some View {
    content(model)
    Showing(model: model)
  }
}

struct Showing<Model: AnyObject & Observable>: View {
  let model: Model

  var body: some View { Text("\(ObjectIdentifier(model) == ObjectIdentifier(model))") }
}

/// Only shows objects that are cheap to create.
struct Counting<Model: AnyObject & Observable>: View {
  @State private var model: Model

  init(_ make: @escaping @autoclosure () -> Model) {
    _model = State(wrappedValue: make())
  }

  var body: some View { Showing(model: model) }
}

struct Screen: View {
  var body: some View {
    ServerSettings(title: "Disk") { DiskServer(key: "k") }
    ServerSettings(title: "Net") { NetServer() }
    Keeping(Poll()) { Text("\($0.count)") }
    Keeping(Tally()) { Text("\($0.count)") }
    Counting(Tally())
  }
}
