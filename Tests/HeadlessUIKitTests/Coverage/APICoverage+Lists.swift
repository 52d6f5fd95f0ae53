extension APICoverage {
    /// Tables, collection views, their data sources, contents and menus.
    static let lists: [CoverageTopic] = [
        CoverageTopic(
            "Tables",
            behaves: """
                UITableView UITableViewController UITableViewCell UITableViewHeaderFooterView
                UITableViewDataSource UITableViewDelegate tableView numberOfSections numberOfRows cellForRow
                visibleCells indexPathsForVisibleRows rectForRow rectForHeader headerView register
                dequeueReusableCell dequeueReusableHeaderFooterView prepareForReuse reloadData reloadRows
                reconfigureRows insertRows deleteRows moveRow insertSections deleteSections beginUpdates
                endUpdates performBatchUpdates selectRow deselectRow indexPathForSelectedRow
                indexPathsForSelectedRows allowsMultipleSelection clearsSelectionOnViewWillAppear scrollToRow
                rowHeight tableHeaderView setEditing editingStyle row section textLabel detailTextLabel
                accessoryType
                """,
            stored: """
                separatorStyle separatorColor separatorInset selectionStyle backgroundView
                cellLayoutMarginsFollowReadableWidth sectionIndexColor dragInteractionEnabled
                UITableViewDataSourcePrefetching fillerRowHeight
                """),
        CoverageTopic(
            "Collection views",
            behaves: """
                UICollectionView UICollectionViewController UICollectionViewCell UICollectionViewListCell
                UICollectionReusableView CellRegistration SupplementaryRegistration
                dequeueConfiguredReusableCell dequeueConfiguredReusableSupplementary cellForItem
                indexPathsForSelectedItems supplementaryView layoutAttributesForItem
                UICollectionViewCompositionalLayout UICollectionLayoutListConfiguration
                UICollectionViewFlowLayout NSCollectionLayoutSection NSCollectionLayoutGroup
                NSCollectionLayoutItem NSCollectionLayoutSize NSCollectionLayoutDimension interGroupSpacing
                contentInsets headerMode trailingSwipeActionsConfigurationProvider UICellAccessory accessories
                """,
            stored: """
                orthogonalScrollingBehavior pinToVisibleBounds contentInsetsReference
                separatorConfiguration itemSeparatorHandler indentationLevel separatorLayoutGuide
                UICollectionViewDataSourcePrefetching
                """),
        CoverageTopic(
            "Diffable data sources",
            behaves: """
                UITableViewDiffableDataSource UICollectionViewDiffableDataSource
                NSDiffableDataSourceSnapshot NSDiffableDataSourceSectionSnapshot apply snapshot
                itemIdentifier sectionIdentifier appendSections insertSections deleteSections moveSection
                appendItems insertItems deleteItems moveItem reconfigureItems supplementaryViewProvider
                sectionSnapshotHandlers expand
                """,
            stored: "defaultRowAnimation reorderingHandlers"),
        CoverageTopic(
            "Contents of cells and columns",
            behaves: """
                UIContentConfiguration UIContentView UIListContentConfiguration UIListContentView
                defaultContentConfiguration contentConfiguration configurationUpdateHandler
                configurationState UICellConfigurationState UIContentUnavailableConfiguration text
                secondaryText image
                """,
            stored: """
                UIBackgroundConfiguration backgroundConfiguration textProperties imageProperties
                directionalLayoutMargins UIConfigurationStateCustomKey
                """),
        CoverageTopic(
            "Swipes, menus, search and refreshing",
            behaves: """
                UISwipeActionsConfiguration UIContextualAction performsFirstActionWithFullSwipe
                UIContextMenuConfiguration UIMenu UIAction UIRefreshControl refreshControl beginRefreshing
                endRefreshing isRefreshing UISearchController UISearchBar searchResultsUpdater isActive
                UISearchResultsUpdating UISearchBarDelegate UISearchControllerDelegate scopeButtonTitles
                selectedScopeButtonIndex searchController
                """,
            stored: """
                hidesSearchBarWhenScrolling obscuresBackgroundDuringPresentation
                hidesNavigationBarDuringPresentation UISearchToken searchBarStyle attributedTitle
                preferredMenuElementOrder
                """),
        CoverageTopic(
            "Scroll views",
            behaves: """
                UIScrollView UIScrollViewDelegate contentOffset contentSize contentInset adjustedContentInset
                contentInsetAdjustmentBehavior setContentOffset
                """,
            stored: """
                isPagingEnabled bounces showsVerticalScrollIndicator keyboardDismissMode zoomScale
                minimumZoomScale maximumZoomScale
                """),
    ]
}
