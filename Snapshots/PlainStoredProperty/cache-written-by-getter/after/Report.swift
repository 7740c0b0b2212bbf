import SwiftUI

@Observable
final class Report {
  var rows: [Int] = []
  @ObservationIgnored private var cachedTotal: Int?

  var total: Int {
    if let cachedTotal { return cachedTotal }
    let total = rows.reduce(0, +)
    cachedTotal = total
    return total
  }
}

struct ReportView: View {
  let report: Report

  var body: some View {
    Text("\(report.total)")
  }
}
