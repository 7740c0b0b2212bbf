import CoreData
import SwiftUI

final class Song: NSManagedObject {
  @NSManaged var title: String
  @NSManaged var plays: Int64
}

/// Views show the attributes of its songs through its own members.
@Observable
final class Charts {
  private(set) var songs: [Song] = []
  private(set) var selected: Song?
  private let context: NSManagedObjectContext

  init(context: NSManagedObjectContext) {
    self.context = context
  }

  var total: Int64 { songs.reduce(0) { $0 + $1.plays } }
  var selectedPlays: Int64 { selected?.plays ?? 0 }

  func reload() {
    songs = (try? context.fetch(NSFetchRequest<Song>(entityName: "Song"))) ?? []
  }

  /// May select the song that is selected already.
  func play(_ song: Song) {
    song.plays += 1
    selected = song
  }

  /// Changes no song.
  func select(_ song: Song) {
    selected = song
  }
}

struct ChartsView: View {
  let charts: Charts

  var body: some View {
    Text("\(charts.total)")
    Text("\(charts.selectedPlays)")
    ForEach(charts.songs) { song in
      Button("Play") { charts.play(song) }
      Button("Select") { charts.select(song) }
    }
  }
}
