import SwiftUI

struct RoastView: View {
  let roast: Roast
  let other: Roast

  var body: some View {
    Text(roast == other ? "same" : "other")
    Text(roast > other ? "better" : "worse")
    Text("\(Set([roast, other]).count)")
    Text("\((try? JSONEncoder().encode(roast))?.count ?? 0)")
    Text("\(roast + 1) \(other.name.count - 1)")
    Text(formatPrice(roast))
    Text(Ticket(roast: roast).label)
    Text("\(roast.reduce(0, +))")
    Button(roast.name) { roast.roastAgain() }
  }
}
