import SwiftUI

final class Report: ObservableObject {
  @Published var rows: [Int] = []
  private var cachedTotal: Int?

  var total: Int {
    if let cachedTotal { return cachedTotal }
    let total = rows.reduce(0, +)
    cachedTotal = total
    return total
  }
}

struct ReportView: View {
  @ObservedObject var report: Report

  var body: some View {
    Text("\(report.total)")
  }
}
