import Combine
import SwiftUI

final class Session: ObservableObject {
  @Published var name = ""
}

final class Clock: ObservableObject {
  @Published var ticks = 0
}

func printKind(of session: Session) {
  print(type(of: session as any ObservableObject))
}

struct SessionView: View {
  @ObservedObject var session: Session
  @ObservedObject var clock: Clock

  var body: some View {
    Text("\(session.name) \(clock.ticks)")
  }
}
