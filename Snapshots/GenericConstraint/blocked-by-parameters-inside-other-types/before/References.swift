let artists = [Artist()]

func logAll() { artists.forEach(log) }
