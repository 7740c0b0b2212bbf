import SwiftUI

@MainActor func behave() async {
  let views = [
    AnyView(PlanView()), AnyView(HistoryView()), AnyView(SummaryView()), AnyView(CouponsView()),
  ]
  for view in views {
    let host = Host(root: view)
    host.render()
    trace(host.text)
    await host.settle()
    trace(host.text)
  }
}
