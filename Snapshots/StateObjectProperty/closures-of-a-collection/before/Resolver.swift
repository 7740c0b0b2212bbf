import SwiftUI

/// The settings are written each time an object is created.
final class Heavy: ObservableObject {
  @Published var count = 0

  init() { UserDefaults.standard.set(true, forKey: "wasOpened") }
}

final class Resolver {
  nonisolated(unsafe) static let shared = Resolver()
  var makers: [String: () -> Any] = [:]

  func resolve<T>(_ type: T.Type) -> T { makers["\(type)"]!() as! T }
}

func register() { Resolver.shared.makers["Heavy"] = { Heavy() } }

/// What the resolver calls is not known, so the call may be expensive.
struct ResolvedView: View {
  @StateObject private var heavy = Resolver.shared.resolve(Heavy.self)

  var body: some View { Text("\(heavy.count)") }
}

struct FirstView: View {
  @StateObject private var heavy: Heavy

  init(makers: [() -> Heavy]) { _heavy = StateObject(wrappedValue: makers.first!()) }

  var body: some View { Text("\(heavy.count)") }
}
