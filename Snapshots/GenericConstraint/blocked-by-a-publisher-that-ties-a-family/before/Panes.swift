import Combine
import SwiftUI

protocol Pane: ObservableObject {
  associatedtype State: ObservableObject
  var state: State { get }
}

/// Subscribes to the state of any pane, which ties all states together.
final class AnyPane<State: ObservableObject>: Pane {
  let state: State
  private var subscription: AnyCancellable?

  init<P: Pane>(_ pane: P) where P.State == State {
    state = pane.state
    subscription = state.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }
}

final class TitleState: ObservableObject { @Published var title = "" }
final class RowState: ObservableObject { @Published var rows: [String] = [] }
final class NoteState: ObservableObject { @Published var text = "" }

final class TitlePane: Pane { let state = TitleState() }
final class RowPane: Pane { let state = RowState() }
final class NotePane: Pane { let state = NoteState() }

struct TitleView: View {
  @ObservedObject var pane: AnyPane<TitleState>
  var body: some View { Text(pane.state.title) }
}

struct RowView: View {
  @ObservedObject var pane: AnyPane<RowState>
  var body: some View { ForEach(pane.state.rows, id: \.self) { Text($0) } }
}

struct NoteView: View {
  @ObservedObject var pane: AnyPane<NoteState>
  var body: some View { Text(pane.state.text) }
}

struct Desk: View {
  var body: some View {
    TitleView(pane: AnyPane(TitlePane()))
    RowView(pane: AnyPane(RowPane()))
    NoteView(pane: AnyPane(NotePane()))
  }
}
