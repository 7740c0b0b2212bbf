import Combine
import SwiftUI

final class Lamp {
  static let shared = Lamp()
  let changes = PassthroughSubject<String, Never>()
  func save() { UserDefaults.standard.set(true, forKey: "lamp") }
}

@Observable
final class LocalColor {
  var code = "#0080FF" {
    willSet { codeSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var codeSubject = CurrentValueSubject<String, Never>(_code)
  var name = "" {
    willSet { nameSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
  var isEmpty = false
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    let codes = codeSubject.share()
    codes.map { $0.lowercased() }.sink { [weak self] in self?.name = $0 }.store(in: &cancellables)
    Publishers.CombineLatest(nameSubject, codes).map { $0.isEmpty && $1.isEmpty }.sink { [weak self] in self?.isEmpty = $0 }.store(in: &cancellables)
  }
}

@Observable
final class ComputedColor {
  var code = "#0080FF" {
    willSet { codeSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var codeSubject = CurrentValueSubject<String, Never>(_code)
  var name = ""
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  private var lowercased: AnyPublisher<String, Never> {
    codeSubject.map { $0.lowercased() }.eraseToAnyPublisher()
  }
  init() { lowercased.sink { [weak self] in self?.name = $0 }.store(in: &cancellables) }
}

/// What the first operator does happens with each tap, not when the object is created.
@Observable
final class TappedColor {
  var isHidden = false
  let taps = PassthroughSubject<Void, Never>()
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  init(lamp: Lamp = Lamp()) {
    taps.map { _ in lamp.save() }.map { true }.sink { [weak self] in self?.isHidden = $0 }.store(in: &cancellables)
  }
}

/// The subject belongs to an object that all share.
@Observable
final class SharedColor: ObservableObject {
  var name = ""
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []
  init() {
    let changes = Lamp.shared.changes.share()
    changes.sink { [weak self] in self?.name = $0 }.store(in: &subscriptions)
  }
}

/// `$code` sends at once, so the first operator runs while the object is created.
@Observable
final class SavedColor: ObservableObject {
  var code = "" {
    willSet { codeSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var codeSubject = CurrentValueSubject<String, Never>(_code)
  var isSaved = false
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  init(lamp: Lamp = Lamp()) {
    codeSubject.map { _ in lamp.save() }.map { true }.sink { [weak self] in self?.isSaved = $0 }.store(in: &cancellables)
  }
}

struct ColorsView: View {
  @State private var local = LocalColor()
  @State private var computed = ComputedColor()
  @State private var tapped = TappedColor()
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
