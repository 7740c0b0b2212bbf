import Combine
import SwiftUI

final class Lamp {
  static let shared = Lamp()
  let changes = PassthroughSubject<String, Never>()
  func save() { UserDefaults.standard.set(true, forKey: "lamp") }
}

final class LocalColor: ObservableObject {
  @Published var code = "#0080FF"
  @Published var name = ""
  @Published var isEmpty = false

  init() {
    let codes = $code.share()
    codes.map { $0.lowercased() }.assign(to: &$name)
    Publishers.CombineLatest($name, codes).map { $0.isEmpty && $1.isEmpty }.assign(to: &$isEmpty)
  }
}

final class ComputedColor: ObservableObject {
  @Published var code = "#0080FF"
  @Published var name = ""
  private var lowercased: AnyPublisher<String, Never> {
    $code.map { $0.lowercased() }.eraseToAnyPublisher()
  }
  init() { lowercased.assign(to: &$name) }
}

/// What the first operator does happens with each tap, not when the object is created.
final class TappedColor: ObservableObject {
  @Published var isHidden = false
  let taps = PassthroughSubject<Void, Never>()
  init(lamp: Lamp = Lamp()) {
    taps.map { _ in lamp.save() }.map { true }.assign(to: &$isHidden)
  }
}

/// The subject belongs to an object that all share.
final class SharedColor: ObservableObject {
  @Published var name = ""
  private var subscriptions: Set<AnyCancellable> = []
  init() {
    let changes = Lamp.shared.changes.share()
    changes.sink { [weak self] in self?.name = $0 }.store(in: &subscriptions)
  }
}

/// `$code` sends at once, so the first operator runs while the object is created.
final class SavedColor: ObservableObject {
  @Published var code = ""
  @Published var isSaved = false
  init(lamp: Lamp = Lamp()) {
    $code.map { _ in lamp.save() }.map { true }.assign(to: &$isSaved)
  }
}

struct ColorsView: View {
  @StateObject private var local = LocalColor()
  @StateObject private var computed = ComputedColor()
  @StateObject private var tapped = TappedColor()
  @StateObject private var shared = SharedColor()
  @StateObject private var saved = SavedColor()

  var body: some View {
    VStack {
      TextField(local.name, text: $local.code)
      TextField(computed.name, text: $computed.code)
      Button("Hide") { tapped.taps.send() }.opacity(tapped.isHidden ? 0 : 1)
      Text(shared.name + (local.isEmpty ? "-" : ""))
      TextField("Code", text: $saved.code).disabled(saved.isSaved)
    }
  }
}
