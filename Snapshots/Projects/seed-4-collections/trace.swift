import SwiftUI

@MainActor private var made: [String] = []
@MainActor private var evaluated: [String] = []

private struct ValueRow: View {
  let episode: Episode
  init(_ episode: Episode) {
    self.episode = episode
    made.append(episode.id)
  }
  var body: some View {
    Text("\(episode.title) \(episode.playbackPosition)")
  }
}

private struct ValueList: View {
  @State private var episodes = (1...5).map { Episode(id: "\($0)", title: "Nr. \($0)") }
  var body: some View {
    List(episodes) { ValueRow($0) }
    Button("Play") { episodes[2].playbackPosition += 1 }
  }
}

private struct ItemRow: View {
  let episode: Episode.Item
  init(_ episode: Episode.Item) {
    self.episode = episode
    made.append(episode.id)
  }
  var body: some View {
    let _ = evaluated.append(episode.id)
    Text("\(episode.title) \(episode.playbackPosition)")
  }
}

private struct ItemList: View {
  let store: Episode.Store
  var body: some View {
    List(store.all) { ItemRow($0) }
    Button("Play") { store.items["3"]?.playbackPosition += 1 }
  }
}

@MainActor private func tell(_ title: String) {
  trace(title, "made", made.count, "evaluated", evaluated)
  made = []
  evaluated = []
}

@MainActor func behave() async {
  let values = Host(root: ValueList())
  values.render()
  tell("values at first")
  values.tap("Play")
  values.update()
  tell("values, one changed")

  let store = Episode.Store()
  store.merge((1...5).map { Episode(id: "\($0)", title: "Nr. \($0)") })
  let items = Host(root: ItemList(store: store))
  items.render()
  tell("items at first")
  items.tap("Play")
  items.update()
  tell("items, one changed")
  let third = store.items["3"]

  var refreshed = (1...5).map { Episode(id: "\($0)", title: "Nr. \($0)") }
  refreshed[3].isDownloaded = true
  refreshed[3].title = "Nr. 4, downloaded"
  store.merge(refreshed)
  items.update()
  tell("items, refreshed")

  store.merge(refreshed.dropLast() + [Episode(id: "6", title: "Nr. 6")])
  items.update()
  tell("items, one removed and one added")
  trace("same item", store.items["3"] === third)
  trace(items.text)
}
