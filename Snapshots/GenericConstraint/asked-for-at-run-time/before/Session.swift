import Combine
import SwiftUI

protocol Service: AnyObject {}

final class Session: ObservableObject, Service {
  @Published var name = ""
}

final class Clock: ObservableObject {
  @Published var ticks = 0
}

final class Log: Service {}

/// No moved type is a `Service` and this.
protocol Sound {}

struct Beep: Sound {}

final class Registry {
  private var services: [any Service] = []
  private var cancellables: Set<AnyCancellable> = []

  /// Only a session may be asked here.
  func register(_ service: any Service) {
    services.append(service)
    if service is any ObservableObject { print("watched") }
  }

  /// Anything may be asked here.
  func watch(_ object: Any) {
    guard let observable = object as? (any ObservableObject) else { return }
    print(observable)
  }

  func describe(_ object: AnyObject) -> String {
    switch object {
    case is any ObservableObject: "observable"
    case let other as any Service: "\(other)"
    default: "other"
    }
  }

  func name(_ object: AnyObject) -> String {
    switch object {
    case let model as any ObservableObject: "\(type(of: model))"
    default: "other"
    }
  }

  func isWatched(_ type: Any.Type) -> Bool { type is any ObservableObject.Type && type != Int.self }

  func add(_ session: Session) {
    register(session)
    watch(session)
    print(describe(session), name(session), isWatched(Session.self))
  }

  /// Nothing calls this.
  func inspect(_ object: AnyObject) -> Bool { object is any ObservableObject }

  /// No project type is asked.
  func play(_ sound: any Sound) -> Bool { sound is any ObservableObject }
}

struct SessionView: View {
  @ObservedObject var session: Session
  @ObservedObject var clock: Clock

  var body: some View {
    Text("\(session.name) \(clock.ticks)")
  }
}
