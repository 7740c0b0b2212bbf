import SwiftUI

struct BoardView: View {
  @ObservedObject var board: Board
  @ObservedObject var flags: Flags
  @ObservedObject var scorer: Scorer
  @ObservedObject var store: Store
  @ObservedObject var draft: Draft

  var body: some View {
    VStack {
      Text(board.title)
      Text(board[0])
      Toggle("Bold", isOn: $flags["bold"])
      Text("\(scorer(3))")
      Text("\(store.size)")
      Button("Print") { print(draft[0]) }
    }
  }
}
