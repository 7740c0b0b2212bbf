import SwiftUI

/// A type that conforms may be a structure, so a change of `size` sets what holds the value.
protocol Settings {
  var size: Int { get set }
}

final class StoredSettings: Settings {
  var size = 12
}

/// The same for classes alone: a change of `size` sets nothing else.
protocol SharedSettings: AnyObject {
  var size: Int { get set }
}

final class SharedStore: SharedSettings {
  var size = 12
}

final class Reader: ObservableObject {
  @Published var page = 0
  var settings: any Settings
  var shared: any SharedSettings

  init(settings: any Settings, shared: any SharedSettings) {
    self.settings = settings
    self.shared = shared
  }

  func grow() {
    settings.size += 1
    page = 0
  }

  func growShared() {
    shared.size += 1
    page = 0
  }
}

struct SizeView: View {
  @ObservedObject var reader: Reader

  var body: some View {
    Text("\(reader.settings.size)")
    Button("Grow") { reader.grow() }
  }
}

struct SharedSizeView: View {
  @ObservedObject var reader: Reader

  var body: some View {
    Text("\(reader.shared.size)")
    Button("Grow") { reader.growShared() }
  }
}
