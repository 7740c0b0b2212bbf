import SwiftUI

final class RowModel: ObservableObject {
  @Published var count = 0
}

/// A copy of the view receives another model, which `@State` would ignore.
struct CopiedRow: View {
  @ObservedObject var model = RowModel()

  func showing(_ other: RowModel) -> CopiedRow {
    var copy = self
    copy.model = other
    return copy
  }

  var body: some View { Text("\(model.count)") }
}

struct WrappedRow: View {
  @ObservedObject private var model = RowModel()
  var body: some View { Text("\(model.count)") }
}

extension WrappedRow {
  func showing(_ other: RowModel) -> Self {
    var row = self
    row._model = ObservedObject(wrappedValue: other)
    return row
  }
}

struct MutatedRow: View {
  @ObservedObject var model = RowModel()
  mutating func show(_ other: RowModel) { model = other }
  var body: some View { Text("\(model.count)") }
}

/// The initializer sets up the model under another name.
struct NamedRow: View {
  @ObservedObject var model = RowModel()

  init(count: Int) {
    let own = model
    own.count = count
  }

  var body: some View { Text("\(model.count)") }
}

/// Nothing replaces the model or sets it up.
struct OwnRow: View {
  @ObservedObject var model = RowModel()

  func padded() -> some View {
    let copy = self
    return copy.padding()
  }

  var body: some View { Text("\(model.count)") }
}

struct Rows: View {
  let models: [RowModel]

  var body: some View {
    VStack {
      CopiedRow().showing(models[0])
      WrappedRow().showing(models[0])
      MutatedRow()
      NamedRow(count: 1)
      OwnRow().padded()
    }
  }
}
