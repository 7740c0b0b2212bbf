import Combine
import SwiftUI

enum Ledger {
  nonisolated(unsafe) static let entries = PassthroughSubject<String, Never>()
}

/// Events can be lost before a view appears: no work can be deferred.
class Feed: ObservableObject {
  @Published private(set) var last = ""
  private var cancellables = Set<AnyCancellable>()

  init() { Ledger.entries.sink { [weak self] in self?.last = $0 }.store(in: &cancellables) }
}

final class Wallet: Feed {}
final class Draft: Feed {}
final class Tabs: Feed {}
final class Help: Feed {}
final class Rates: Feed {}

final class Sheets: ObservableObject {
  @Published var isOpen = false
}

final class Signer: ObservableObject {
  @Published private(set) var last = ""
  private let sheets: Sheets
  private var cancellables = Set<AnyCancellable>()

  init(_ sheets: Sheets) {
    self.sheets = sheets
    Ledger.entries.sink { [weak self] in self?.last = $0 }.store(in: &cancellables)
  }
}

/// Another account gives it another identity, with a new wallet.
struct WalletScreen: View {
  @StateObject private var wallet = Wallet()

  var body: some View { Text(wallet.last).environmentObject(wallet) }
}

/// Signing out ends it.
struct DraftScreen: View {
  @StateObject private var draft = Draft()

  var body: some View { Text(draft.last).environmentObject(draft) }
}

/// Its identity never changes, so its parent can create the model.
struct RatesScreen: View {
  @StateObject private var rates = Rates()

  var body: some View { Text(rates.last).environmentObject(rates) }
}

/// The model and the view share an object.
struct SignerScreen: View {
  @StateObject private var signer: Signer
  @StateObject private var sheets: Sheets

  init() {
    let sheets = Sheets()
    _signer = StateObject(wrappedValue: Signer(sheets))
    _sheets = StateObject(wrappedValue: sheets)
  }

  var body: some View { Text("\(signer.last) \(sheets.isOpen)").environmentObject(signer) }
}

struct Home: View {
  private static let ratesID = "rates"
  @State private var account = 1
  @State private var isSignedIn = true

  var body: some View {
    Button("Next") { account += 1 }
    WalletScreen().id(account)
    if isSignedIn { DraftScreen() }
    Group { RatesScreen().id(Self.ratesID) }.id("rates")
    SignerScreen()
  }
}

/// Each window has tabs of its own.
struct Root: View {
  @StateObject private var tabs = Tabs()

  var body: some View { Home().environmentObject(tabs) }
}

/// There is one window of it.
struct HelpScreen: View {
  @StateObject private var help = Help()

  var body: some View { Text(help.last).environmentObject(help) }
}

@main
struct WalletApp: App {
  @AppStorage("theme") private var theme = "light"

  var body: some Scene {
    WindowGroup { Root() }
    Settings { HelpScreen() }
  }
}
