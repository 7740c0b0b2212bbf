import SwiftUI

struct BoardView: View {
  let board: Board
  @Bindable var flags: Flags
  let scorer: Scorer
  let store: Store
  let draft: Draft

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
