import AppIntents
import Observation

@Observable
final class Kettle {
  var name = ""
}

struct Brew: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Brew"
  static let defaultQuery = BrewQuery()

  let id: Int
  @Property(title: "Name") var name: String

  var displayRepresentation: DisplayRepresentation { "Brew" }
}

struct BrewQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\Brew.$name) {
      EqualToComparator { $0 }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\Brew.$name)
  }

  func entities(for identifiers: [Int]) async throws -> [Brew] { [] }

  func entities(
    matching comparators: [String], mode: ComparatorMode, sortedBy: [EntityQuerySort<Brew>],
    limit: Int?
  ) async throws -> [Brew] {
    var isByName = false
    for sort in sortedBy {
      switch sort.by {
      case \.$name: isByName = true
      default: break
      }
    }
    return isByName ? [] : []
  }
}
