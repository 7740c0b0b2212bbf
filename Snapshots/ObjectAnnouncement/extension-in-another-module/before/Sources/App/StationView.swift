import Model
import SwiftUI

extension Station {
  var title: String { label(of: 1) }

  private func label(of room: Int) -> String {
    "\(degrees(in: room)) degrees"
  }
}

struct StationView: View {
  @ObservedObject var station: Station

  var body: some View {
    Text(station.title)
  }
}
