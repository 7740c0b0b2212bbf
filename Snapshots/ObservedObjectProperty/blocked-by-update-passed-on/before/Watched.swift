import SwiftUI

final class Source: ObservableObject {
  @Published var value = 0
}

@propertyWrapper struct Watched: DynamicProperty {
  @ObservedObject private var source: Source

  init(_ source: Source) { self.source = source }

  var wrappedValue: Int { source.value }

  mutating func update() { _source.update() }
}

struct ValueView: View {
  @Watched private var value: Int

  init(source: Source) { _value = Watched(source) }

  var body: some View { Text("\(value)") }
}
