import Combine
import SwiftUI

final class Session: ObservableObject {
  @Published var name = ""
}

@Observable
final class Clock {
  var ticks = 0
}

func printKind(of session: Session) {
  print(type(of: session as any ObservableObject))
}

struct SessionView: View {
  @ObservedObject var session: Session
  let clock: Clock

  var body: some View {
    Text("\(session.name) \(clock.ticks)")
  }
}
