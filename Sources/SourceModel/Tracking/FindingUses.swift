extension Tracking {
  /// What views read.
  public var trackedState: TrackedState {
    cache.trackedState.found {
      trackedState(reading: ReadsOfObjects(self, jobs: 1), usage.uses.announcements)
    }
  }

  /// Whether a plain property's class notifies observers by hand when it changes.
  public func isAnnounced(_ reference: PropertyReference) -> Bool {
    announcedProperties.contains(reference)
  }

  private var announcedProperties: Set<PropertyReference> {
    cache.announcedProperties.found { manuallyNotifiedProperties(usage.uses.announcements) }
  }

  private func trackedState(reading reads: ReadsOfObjects, _ announcements: ObjectWillChangeUses)
    -> TrackedState
  {
    var state = TrackedState(self, reads)
    state.leaveOut(behind: propertiesNotifiedBySetter(announcements), in: self)
    return state
  }

  /// Finds the uses, and what views read, with several threads, ahead of the first question about them.
  public func findUses(jobs: Int) {
    let reads = ReadsOfObjects(self, jobs: jobs)
    views.findCodeBehindViews(jobs: jobs)
    let parts = mapInParallel(4, jobs: jobs) { number -> Part in
      switch number {
      case 0: return .tracked(TrackedState(self, reads))
      case 1:
        let announcements = ObjectWillChangeUses(self.usage)
        return .announced(announcements, self.manuallyNotifiedProperties(announcements))
      case 2: return .projected(ProjectedUses(in: self.usage))
      default: return .assigned(PropertyAssignments(in: self.usage))
      }
    }
    guard case .tracked(var tracked) = parts[0],
      case .announced(let announcements, let announced) = parts[1],
      case .projected(let projected) = parts[2], case .assigned(let assigned) = parts[3]
    else { preconditionFailure("the parts stand in their order") }
    tracked.leaveOut(behind: propertiesNotifiedBySetter(announcements), in: self)
    _ = usage.cache.uses.found { PropertyUses(announcements, projected, assigned) }
    _ = cache.trackedState.found { tracked }
    _ = cache.announcedProperties.found { announced }
  }

  private enum Part: Sendable {
    case tracked(TrackedState)
    case announced(ObjectWillChangeUses, Set<PropertyReference>)
    case projected(ProjectedUses)
    case assigned(PropertyAssignments)
  }
}
