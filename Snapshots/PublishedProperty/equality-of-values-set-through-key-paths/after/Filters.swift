import Combine
import SwiftUI

struct Filter: Identifiable, Equatable {
  let id: Int
  var name: String

  static func == (left: Filter, right: Filter) -> Bool { left.id == right.id }
}

@Observable
class FilterBase {
  func update<Value>(_ path: ReferenceWritableKeyPath<FilterModel, Value>, to value: Value) {
    (self as? FilterModel)?[keyPath: path] = value
  }
}

@Observable
final class FilterModel: FilterBase {
  var first = Filter(id: 1, name: "a")
  var second = Filter(id: 2, name: "a")
  var third = Filter(id: 3, name: "a")
  var fourth = Filter(id: 4, name: "a")
  /// A key path to a part sets the whole value.
  var fifth = Filter(id: 5, name: "a")
  @ObservationIgnored private var bag: Set<AnyCancellable> = []

  func rename(to name: String) {
    update(\.first, to: Filter(id: 1, name: name))
    self[keyPath: \.second] = Filter(id: 2, name: name)
    var count = 0
    (third, count) = (Filter(id: 3, name: name), 1)
    Just(Filter(id: 4, name: name)).assign(to: \.fourth, on: self).store(in: &bag)
    self[keyPath: \.fifth.name] = name
    trace(count)
  }
}

struct FirstRow: View {
  let model: FilterModel

  var body: some View { Text(model.first.name) }
}

struct SecondRow: View {
  let model: FilterModel

  var body: some View { Text(model.second.name) }
}

struct ThirdRow: View {
  let model: FilterModel

  var body: some View { Text(model.third.name) }
}

struct FourthRow: View {
  let model: FilterModel

  var body: some View { Text(model.fourth.name) }
}

struct FifthRow: View {
  let model: FilterModel

  var body: some View { Text(model.fifth.name) }
}

struct FilterView: View {
  @State private var model = FilterModel()

  var body: some View {
    FirstRow(model: model)
    SecondRow(model: model)
    ThirdRow(model: model)
    FourthRow(model: model)
    FifthRow(model: model)
    Button("Rename") { model.rename(to: "b") }
  }
}
