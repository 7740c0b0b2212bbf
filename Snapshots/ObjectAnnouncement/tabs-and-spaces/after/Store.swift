import SwiftUI

@Observable
final class Store {
	var rows = 0
	// How often.
    var visits = 0

	/// Notifies every view that reads this object.
	func notifyObservers() {
		withMutation(keyPath: \.rows) {}
		withMutation(keyPath: \.visits) {}
	}
}

final class Coordinator {
	let store = Store()

	func refresh() {
		store.notifyObservers()
	}
}

struct StoreView: View {
	let store: Store

	var body: some View {
		Text("\(store.rows) \(store.visits)")
	}
}
