import SwiftUI

@propertyWrapper
struct Encoded<Value: Codable>: RawRepresentable {
  var wrappedValue: Value

  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  init?(rawValue: String) {
    guard let value = try? JSONDecoder().decode(Value.self, from: Data(rawValue.utf8)) else {
      return nil
    }
    wrappedValue = value
  }

  var rawValue: String {
    (try? JSONEncoder().encode(wrappedValue)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

final class Rules: ObservableObject {
  @AppStorage("rules") @Encoded private(set) var names: [String] = []

  func add(_ name: String) { names.append(name) }
}

final class Filters: ObservableObject {
  @AppStorage("filters") @Encoded var names: [String] = []
}

struct RulesView: View {
  @StateObject private var rules = Rules()
  @ObservedObject var filters: Filters

  var body: some View {
    Text(rules.names.joined())
    Button("Add") { rules.add("new") }
    Editor(names: filters.$names)
  }
}

struct Editor: View {
  @Binding var names: Encoded<[String]>

  var body: some View { Text(names.wrappedValue.joined()) }
}
