import SwiftUI

protocol Charting: AnyObject, Observable {
  var values: [Double] { get }
}

protocol Legended {
  var legend: String { get }
}

@Observable
final class Rainfall: Charting, Legended {
  var values: [Double] = []
  let legend = "mm"
}

struct Chart<Data: Charting & Legended>: View {
  let data: Data

  var body: some View {
    Text("\(data.values.count) \(data.legend)")
  }
}

struct Owner<Data>: View where Data: Legended, Data: Charting {
  @State private var data: Data

  init(data: Data) {
    _data = State(wrappedValue: data)
  }

  var body: some View {
    Chart(data: data)
      .environment(data)
  }
}
