import CoreData
import SwiftUI

final class Till: ObservableObject {
  @Published var sales = 0

  func sell() { sales += 1 }
}

final class Ledger {
  var lines = 0
}

struct LedgerView: View {
  @ObservedObject var till: Till
  let ledger: Ledger

  init(till: Till, ledger: Ledger) {
    self.till = till
    self.ledger = ledger
  }

  var body: some View {
    Text("\(ledger.lines) lines")
    Button("Sell") {
      ledger.lines += 1
      till.sell()
    }
  }
}

struct GreetingView: View {
  @ObservedObject var till: Till

  var body: some View {
    Text(UserDefaults.standard.string(forKey: "greeting") ?? "Welcome")
      .onTapGesture { till.sell() }
  }
}

struct SalesView: View {
  @ObservedObject var till: Till
  let ledger: Ledger

  var body: some View {
    Text("\(till.sales) of \(ledger.lines)")
  }
}

final class Entry: NSManagedObject {}

struct EntryList: View {
  @FetchRequest(sortDescriptors: []) var entries: FetchedResults<Entry>
  var request: FetchRequest<Entry>
  @ObservedObject var till: Till

  var body: some View {
    Text("\(entries.count) of \(request.wrappedValue.count)")
      .onTapGesture { till.sell() }
  }
}
