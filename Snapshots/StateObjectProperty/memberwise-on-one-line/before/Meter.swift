import SwiftUI

final class Meter: ObservableObject { @Published var level = 0; let unit = "l" }

struct MeterLabel: View { @StateObject var meter: Meter; let title: String; var body: some View { Text("\(title) \(meter.level)") } }

struct Panel: View { var body: some View { MeterLabel(meter: Meter(), title: "Tank") } }
