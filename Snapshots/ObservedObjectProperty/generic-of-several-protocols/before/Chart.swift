import SwiftUI

protocol Charting: ObservableObject {
  var values: [Double] { get }
}

protocol Legended {
  var legend: String { get }
}

final class Rainfall: Charting, Legended {
  @Published var values: [Double] = []
  let legend = "mm"
}

struct Chart<Data: Charting & Legended>: View {
  @ObservedObject var data: Data

  var body: some View {
    Text("\(data.values.count) \(data.legend)")
  }
}

struct Owner<Data>: View where Data: Legended, Data: Charting {
  @StateObject private var data: Data

  init(data: Data) {
    _data = StateObject(wrappedValue: data)
  }

  var body: some View {
    Chart(data: data)
      .environmentObject(data)
  }
}
